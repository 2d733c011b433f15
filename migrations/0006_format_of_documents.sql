ALTER TABLE "revisions" ADD COLUMN "format" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "format" integer DEFAULT 1 NOT NULL;