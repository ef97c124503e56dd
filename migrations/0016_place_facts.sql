CREATE TABLE `holidays` (
	`id` text PRIMARY KEY NOT NULL,
	`country_code` text NOT NULL,
	`date` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `cities` ADD `waters` text;--> statement-breakpoint
ALTER TABLE `cities` ADD `events` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `places` ADD `fame` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `places` ADD `aliases` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `places` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `places` ADD `hours` text;--> statement-breakpoint
ALTER TABLE `places` ADD `season` text;--> statement-breakpoint
ALTER TABLE `places` ADD `book_ahead_days` integer;--> statement-breakpoint
ALTER TABLE `places` ADD `meal` text;--> statement-breakpoint
ALTER TABLE `places` ADD `reach` text;--> statement-breakpoint
ALTER TABLE `places` ADD `side` text;