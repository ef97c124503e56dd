ALTER TABLE `trips` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `trips` ADD `day_begins_on` text;