CREATE TABLE "agent_context_counts" (
	"owner_id" text NOT NULL,
	"context_id" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "agent_context_counts_owner_id_context_id_state_day_pk" PRIMARY KEY("owner_id","context_id","state","day")
);--> statement-breakpoint
ALTER TABLE "agent_context_counts" ADD CONSTRAINT "agent_context_counts_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Every turn was accepted with its conversation; the lists go by that.
UPDATE "operations" SET "input" = "input" || jsonb_build_object('contextId', "agent_tasks"."context_id") FROM "agent_tasks" WHERE "agent_tasks"."operation_id" = "operations"."id" AND "operations"."input" ->> 'contextId' IS NULL;--> statement-breakpoint
CREATE INDEX "operations_agent_context" ON "operations" USING btree ("owner_id",(input ->> 'contextId'),coalesce(completed_at, started_at, created_at),"id") WHERE kind = 'agent_task' and result ->> 'then' is distinct from 'continued';--> statement-breakpoint
CREATE INDEX "operations_agent_context_state" ON "operations" USING btree ("owner_id",(input ->> 'contextId'),agent_task_state(status, started_at, result),coalesce(completed_at, started_at, created_at),"id") WHERE kind = 'agent_task' and result ->> 'then' is distinct from 'continued';--> statement-breakpoint
INSERT INTO "agent_context_counts" SELECT "owner_id", "input" ->> 'contextId', agent_task_state("status", "started_at", "result"), (coalesce("completed_at", "started_at", "created_at") AT TIME ZONE 'UTC')::date, count(*) FROM "operations" WHERE "kind" = 'agent_task' AND "input" ->> 'contextId' IS NOT NULL AND "status" NOT IN ('pending', 'in_progress') AND "result" ->> 'then' IS DISTINCT FROM 'continued' GROUP BY 1, 2, 3, 4;--> statement-breakpoint
-- As before, and of each conversation as well.
CREATE OR REPLACE FUNCTION "count_agent_tasks"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "old_state" text := agent_task_state(OLD."status", OLD."started_at", OLD."result");
  "new_state" text := agent_task_state(NEW."status", NEW."started_at", NEW."result");
  "old_day" date := (coalesce(OLD."completed_at", OLD."started_at", OLD."created_at") AT TIME ZONE 'UTC')::date;
  "new_day" date := (coalesce(NEW."completed_at", NEW."started_at", NEW."created_at") AT TIME ZONE 'UTC')::date;
BEGIN
  -- One at a time of a user: each would lock rows for several states and days, in an order of its own.
  PERFORM pg_advisory_xact_lock(hashtextextended('agent_task_counts ' || NEW."owner_id", 0));
  IF TG_OP = 'UPDATE' AND OLD."status" NOT IN ('pending', 'in_progress') AND OLD."result" ->> 'then' IS DISTINCT FROM 'continued' THEN
    UPDATE "agent_task_counts" SET "total" = "total" - 1
      WHERE "owner_id" = OLD."owner_id" AND "state" = "old_state" AND "day" = "old_day";
    UPDATE "agent_context_counts" SET "total" = "total" - 1
      WHERE "owner_id" = OLD."owner_id" AND "context_id" = OLD."input" ->> 'contextId' AND "state" = "old_state" AND "day" = "old_day";
  END IF;
  IF NEW."status" NOT IN ('pending', 'in_progress') AND NEW."result" ->> 'then' IS DISTINCT FROM 'continued' THEN
    INSERT INTO "agent_task_counts" VALUES (NEW."owner_id", "new_state", "new_day", 1)
      ON CONFLICT ("owner_id", "state", "day") DO UPDATE SET "total" = "agent_task_counts"."total" + 1;
    INSERT INTO "agent_context_counts"
      SELECT NEW."owner_id", NEW."input" ->> 'contextId', "new_state", "new_day", 1 WHERE NEW."input" ->> 'contextId' IS NOT NULL
      ON CONFLICT ("owner_id", "context_id", "state", "day") DO UPDATE SET "total" = "agent_context_counts"."total" + 1;
  END IF;
  RETURN NULL;
END $$;
