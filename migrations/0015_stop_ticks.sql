CREATE TABLE `stop_ticks` (
	`trip_id` text NOT NULL,
	`user_id` text NOT NULL,
	`stop_id` text NOT NULL,
	`ticked_at` integer NOT NULL,
	PRIMARY KEY(`trip_id`, `user_id`, `stop_id`),
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stop_ticks_user` ON `stop_ticks` (`user_id`,`trip_id`,`stop_id`);