CREATE TABLE "agent_task_counts" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "operations_pending";--> statement-breakpoint
DROP INDEX "operations_presentation";--> statement-breakpoint
-- A task that was dismissed while it waited for an answer ended then, and so did its last turn.
UPDATE "operations" SET "completed_at" = "agent_tasks"."dismissed_at" FROM "agent_tasks" WHERE "agent_tasks"."operation_id" = "operations"."id" AND "agent_tasks"."dismissed_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "status_since" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(completed_at, started_at, created_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_task_counts" ADD CONSTRAINT "agent_task_counts_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operations_alone" ON "operations" USING btree ("owner_id","limited","position") WHERE status = 'pending' and presentation_id is null;--> statement-breakpoint
CREATE INDEX "operations_first" ON "operations" USING btree ("presentation_id","kind","position") WHERE status in ('pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "operations_going" ON "operations" USING btree ("owner_id","limited") WHERE status in ('pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "operations_agent_task" ON "operations" USING btree ("owner_id","status_since","id") WHERE kind = 'agent_task';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_tasks_operation" ON "agent_tasks" USING btree ("operation_id");--> statement-breakpoint
INSERT INTO "agent_task_counts" SELECT "owner_id", count(*) FROM "agent_tasks" GROUP BY "owner_id";--> statement-breakpoint
CREATE FUNCTION "count_agent_tasks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "agent_task_counts" VALUES (NEW."owner_id", 1)
      ON CONFLICT ("owner_id") DO UPDATE SET "total" = "agent_task_counts"."total" + 1;
  ELSE
    UPDATE "agent_task_counts" SET "total" = "total" - 1 WHERE "owner_id" = OLD."owner_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "agent_tasks_counted" AFTER INSERT OR DELETE ON "agent_tasks" FOR EACH ROW EXECUTE FUNCTION "count_agent_tasks"();
