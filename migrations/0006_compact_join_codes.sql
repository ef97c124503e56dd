-- Codes are compared by their letters and digits alone. Where several trips fall together, one gets the shorter key: whichever has no hyphens
-- already, else the oldest. The others keep theirs, which their codes still open as they are typed.
UPDATE `trips` SET `join_code_key` = replace(`join_code_key`, '-', '') WHERE `id` IN (
  SELECT `id` FROM (
    SELECT `id`, row_number() OVER (
      PARTITION BY replace(`join_code_key`, '-', '') ORDER BY instr(`join_code_key`, '-') > 0, `created_at`, `id`
    ) AS `place`
    FROM `trips` WHERE `join_code_key` NOT LIKE 'given up: %' AND replace(`join_code_key`, '-', '') <> ''
  ) WHERE `place` = 1
);
