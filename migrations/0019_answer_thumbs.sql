CREATE TABLE `answer_thumbs` (
	`answer_id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`vote` text NOT NULL,
	`reason` text,
	`city_id` text
);
--> statement-breakpoint
CREATE INDEX `answer_thumbs_day` ON `answer_thumbs` (`day`);