CREATE TABLE `anchor_selections` (
	`trip_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`titles` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `anchor_suggestions` (
	`trip_id` text PRIMARY KEY NOT NULL,
	`anchors` text NOT NULL,
	`source` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `cities` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`country` text NOT NULL,
	`country_code` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`radius_km` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `city_aliases` (
	`alias_key` text PRIMARY KEY NOT NULL,
	`city_id` text NOT NULL,
	FOREIGN KEY (`city_id`) REFERENCES `cities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `city_aliases_city` ON `city_aliases` (`city_id`);--> statement-breakpoint
CREATE TABLE `itineraries` (
	`id` text PRIMARY KEY NOT NULL,
	`trip_id` text NOT NULL,
	`days` text NOT NULL,
	`source` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `itineraries_trip` ON `itineraries` (`trip_id`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`trip_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	`removed_at` integer,
	PRIMARY KEY(`trip_id`, `user_id`),
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`trip_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`question_id` text,
	`text` text NOT NULL,
	`source` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `messages_trip_user` ON `messages` (`trip_id`,`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `places` (
	`id` text PRIMARY KEY NOT NULL,
	`city_id` text NOT NULL,
	`name` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`neighborhood` text NOT NULL,
	`category` text NOT NULL,
	`interests` text NOT NULL,
	`minutes` integer NOT NULL,
	`parts` text NOT NULL,
	`ticketed` integer NOT NULL,
	`day_trip` integer NOT NULL,
	`indoor` integer NOT NULL,
	`price` integer NOT NULL,
	`step_free` integer,
	`stroller` integer,
	`children` integer NOT NULL,
	`vegetarian` integer,
	`anchor` integer NOT NULL,
	`about` text NOT NULL,
	`corroborated` integer NOT NULL,
	FOREIGN KEY (`city_id`) REFERENCES `cities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `places_city` ON `places` (`city_id`);--> statement-breakpoint
CREATE TABLE `reflections` (
	`id` text PRIMARY KEY NOT NULL,
	`trip_id` text NOT NULL,
	`user_id` text NOT NULL,
	`day_index` integer NOT NULL,
	`summary` text NOT NULL,
	`mood_tags` text NOT NULL,
	`journal_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reflections_trip_user_day` ON `reflections` (`trip_id`,`user_id`,`day_index`);--> statement-breakpoint
CREATE TABLE `trip_intents` (
	`id` text PRIMARY KEY NOT NULL,
	`trip_id` text NOT NULL,
	`user_id` text NOT NULL,
	`priorities` text NOT NULL,
	`vibes` text NOT NULL,
	`mobility` text NOT NULL,
	`travel_pace` text NOT NULL,
	`budget` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_intents_trip` ON `trip_intents` (`trip_id`);--> statement-breakpoint
CREATE TABLE `trips` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`trip_name` text NOT NULL,
	`purpose` text NOT NULL,
	`city` text NOT NULL,
	`city_id` text,
	`join_code` text NOT NULL,
	`join_code_key` text NOT NULL,
	`who_with` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`party_count` integer NOT NULL,
	`days_total` integer NOT NULL,
	`started_trip` integer DEFAULT false NOT NULL,
	`trip_complete` integer DEFAULT false NOT NULL,
	`current_day_index` integer DEFAULT 1 NOT NULL,
	`current_block` text DEFAULT 'morning' NOT NULL,
	`position_version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organizer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`city_id`) REFERENCES `cities`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trips_join_code_key` ON `trips` (`join_code_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `trips_one_open_per_organizer` ON `trips` (`organizer_id`) WHERE trip_complete = 0;--> statement-breakpoint
CREATE INDEX `trips_city` ON `trips` (`city_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`firebase_id` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`home_city` text DEFAULT '' NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`travel_style` text DEFAULT '[]' NOT NULL,
	`trip_vibe` text DEFAULT '[]' NOT NULL,
	`profile_complete` integer DEFAULT false NOT NULL,
	`current_trip_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_firebase_id` ON `users` (`firebase_id`);