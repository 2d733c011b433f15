CREATE TABLE "agent_task_counts" (
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "agent_task_counts_owner_id_state_day_pk" PRIMARY KEY("owner_id","state","day")
);--> statement-breakpoint
DROP INDEX "operations_pending";--> statement-breakpoint
DROP INDEX "operations_presentation";--> statement-breakpoint
ALTER TABLE "agent_task_counts" ADD CONSTRAINT "agent_task_counts_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A task that was dismissed while it waited for an answer ended then, and so did its last turn, which says so itself now.
UPDATE "operations" SET "completed_at" = "agent_tasks"."dismissed_at", "result" = "result" || '{"then":"dismissed"}' FROM "agent_tasks" WHERE "agent_tasks"."operation_id" = "operations"."id" AND "agent_tasks"."dismissed_at" IS NOT NULL AND "operations"."status" = 'completed';--> statement-breakpoint
-- So does a turn that another one goes on from.
UPDATE "operations" SET "result" = "result" || '{"then":"continued"}' FROM "agent_messages" JOIN "agent_tasks" ON "agent_tasks"."id" = "agent_messages"."task_id" WHERE "agent_messages"."operation_id" = "operations"."id" AND "agent_tasks"."operation_id" <> "operations"."id" AND "operations"."status" = 'completed';--> statement-breakpoint
-- The state of a task, of which this is the operation of the newest turn, by the rules by which its events are read (agent-tasks/turn-updates.ts).
CREATE FUNCTION "agent_task_state"("status" text, "started_at" timestamp with time zone, "result" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE
  WHEN "status" = 'completed' THEN CASE WHEN "result" ->> 'then' = 'dismissed' THEN 'TASK_STATE_CANCELED' ELSE coalesce("result" ->> 'state', 'TASK_STATE_UNSPECIFIED') END
  WHEN "status" = 'failed' THEN 'TASK_STATE_FAILED'
  WHEN "status" = 'canceled' THEN 'TASK_STATE_CANCELED'
  WHEN "started_at" IS NULL THEN 'TASK_STATE_SUBMITTED'
  ELSE 'TASK_STATE_WORKING' END;--> statement-breakpoint
CREATE INDEX "operations_alone" ON "operations" USING btree ("owner_id","limited","position") WHERE status = 'pending' and presentation_id is null;--> statement-breakpoint
CREATE INDEX "operations_first" ON "operations" USING btree ("owner_id","presentation_id","kind","position") WHERE status = 'pending' and presentation_id is not null;--> statement-breakpoint
CREATE INDEX "operations_going" ON "operations" USING btree ("owner_id","limited") WHERE status in ('pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "operations_agent_task" ON "operations" USING btree ("owner_id",coalesce(completed_at, started_at, created_at),"id") WHERE kind = 'agent_task' and result ->> 'then' is distinct from 'continued';--> statement-breakpoint
CREATE INDEX "operations_agent_task_state" ON "operations" USING btree ("owner_id",agent_task_state(status, started_at, result),coalesce(completed_at, started_at, created_at),"id") WHERE kind = 'agent_task' and result ->> 'then' is distinct from 'continued';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_tasks_operation" ON "agent_tasks" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "operations_presentation" ON "operations" USING btree ("presentation_id") WHERE status in ('pending', 'in_progress');--> statement-breakpoint
INSERT INTO "agent_task_counts" SELECT "owner_id", agent_task_state("status", "started_at", "result"), (coalesce("completed_at", "started_at", "created_at") AT TIME ZONE 'UTC')::date, count(*) FROM "operations" WHERE "kind" = 'agent_task' AND "status" NOT IN ('pending', 'in_progress') AND "result" ->> 'then' IS DISTINCT FROM 'continued' GROUP BY 1, 2, 3;--> statement-breakpoint
-- Nothing is counted where operations are deleted: tasks go with their owner, and so do the counts.
CREATE FUNCTION "count_agent_tasks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One at a time of a user: each would lock rows for several states and days, in an order of its own.
  PERFORM pg_advisory_xact_lock(hashtextextended('agent_task_counts ' || NEW."owner_id", 0));
  IF TG_OP = 'UPDATE' AND OLD."status" NOT IN ('pending', 'in_progress') AND OLD."result" ->> 'then' IS DISTINCT FROM 'continued' THEN
    UPDATE "agent_task_counts" SET "total" = "total" - 1
      WHERE "owner_id" = OLD."owner_id" AND "state" = agent_task_state(OLD."status", OLD."started_at", OLD."result")
        AND "day" = (coalesce(OLD."completed_at", OLD."started_at", OLD."created_at") AT TIME ZONE 'UTC')::date;
  END IF;
  IF NEW."status" NOT IN ('pending', 'in_progress') AND NEW."result" ->> 'then' IS DISTINCT FROM 'continued' THEN
    INSERT INTO "agent_task_counts"
      VALUES (NEW."owner_id", agent_task_state(NEW."status", NEW."started_at", NEW."result"), (coalesce(NEW."completed_at", NEW."started_at", NEW."created_at") AT TIME ZONE 'UTC')::date, 1)
      ON CONFLICT ("owner_id", "state", "day") DO UPDATE SET "total" = "agent_task_counts"."total" + 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "operations_agent_task_counted" AFTER INSERT OR UPDATE OF "status", "result", "completed_at" ON "operations" FOR EACH ROW WHEN (NEW."kind" = 'agent_task') EXECUTE FUNCTION "count_agent_tasks"();--> statement-breakpoint
ALTER TABLE "agent_tasks" DROP COLUMN "dismissed_at";
