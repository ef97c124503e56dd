CREATE INDEX `build_claims_until` ON `build_claims` (`until`);--> statement-breakpoint
CREATE INDEX `code_misses_since` ON `code_misses` (`since`);--> statement-breakpoint
CREATE INDEX `model_usage_day` ON `model_usage` (`day`);