CREATE TABLE `build_claims` (
	`trip_id` text PRIMARY KEY NOT NULL,
	`claim` text NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `code_misses` (
	`who` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`misses` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ended_accounts` (
	`uid_digest` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `hand_over_offers` (
	`trip_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`offered_at` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `hand_over_offers_user` ON `hand_over_offers` (`user_id`);--> statement-breakpoint
CREATE TABLE `join_requests` (
	`trip_id` text NOT NULL,
	`user_id` text NOT NULL,
	`asked_at` integer NOT NULL,
	PRIMARY KEY(`trip_id`, `user_id`),
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `join_requests_user` ON `join_requests` (`user_id`);--> statement-breakpoint
CREATE TABLE `model_usage` (
	`who` text NOT NULL,
	`day` text NOT NULL,
	`tokens` integer NOT NULL,
	PRIMARY KEY(`who`, `day`)
);
--> statement-breakpoint
CREATE TABLE `room_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`trip_id` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `room_orders_trip` ON `room_orders` (`trip_id`,`id`);--> statement-breakpoint
ALTER TABLE `trips` ADD `admit_each` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `trips` ADD `given_up_at` integer;--> statement-breakpoint
CREATE INDEX `trips_given_up` ON `trips` (`given_up_at`) WHERE given_up_at IS NOT NULL;--> statement-breakpoint
UPDATE `trips` SET `given_up_at` = `updated_at` WHERE `join_code_key` LIKE 'given up: %';--> statement-breakpoint
-- Earlier versions could store several replies to one question: the first one is kept.
DELETE FROM `messages` WHERE `question_id` IS NOT NULL AND `id` NOT IN (SELECT MIN(`id`) FROM `messages` WHERE `question_id` IS NOT NULL GROUP BY `question_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_one_reply` ON `messages` (`question_id`);