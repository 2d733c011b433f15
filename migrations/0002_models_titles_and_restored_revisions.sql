ALTER TABLE "presentations" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "presentations" ADD COLUMN "title_given" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "presentations" ADD COLUMN "language_known" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "restores" integer;