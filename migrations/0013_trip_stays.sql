ALTER TABLE `trips` ADD `stays` text;--> statement-breakpoint
ALTER TABLE `trips` ADD `arrival` text;--> statement-breakpoint
ALTER TABLE `trips` ADD `departure` text;