CREATE INDEX `anchor_selections_user` ON `anchor_selections` (`user_id`);--> statement-breakpoint
CREATE INDEX `messages_user` ON `messages` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `reflections_user` ON `reflections` (`user_id`);--> statement-breakpoint
CREATE INDEX `trip_intents_user` ON `trip_intents` (`user_id`);--> statement-breakpoint
CREATE INDEX `trips_organizer` ON `trips` (`organizer_id`);