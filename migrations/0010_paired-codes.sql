ALTER TABLE `trips` ADD `paired_key` text;--> statement-breakpoint
CREATE INDEX `trips_paired_key` ON `trips` (`paired_key`) WHERE paired_key IS NOT NULL;--> statement-breakpoint
-- Of several trips whose codes have the same letters and digits, all but one had kept their hyphens as what they are found by.
UPDATE `trips` SET `paired_key` = replace(`join_code_key`, '-', '')
WHERE instr(`join_code_key`, '-') > 0 AND `join_code_key` NOT LIKE 'given up: %' AND replace(`join_code_key`, '-', '') <> '';
