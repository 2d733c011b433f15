CREATE TABLE "agent_messages" (
	"owner_id" text NOT NULL,
	"conversation" text NOT NULL,
	"message_id" text NOT NULL,
	"task_id" text NOT NULL,
	"turn" integer NOT NULL,
	"operation_id" text NOT NULL,
	"message" jsonb NOT NULL,
	CONSTRAINT "agent_messages_owner_id_conversation_message_id_pk" PRIMARY KEY("owner_id","conversation","message_id")
);
--> statement-breakpoint
CREATE TABLE "agent_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"context_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"casing" text NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_messages" ADD CONSTRAINT "agent_messages_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_messages" ADD CONSTRAINT "agent_messages_task_id_agent_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."agent_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_messages_turn" ON "agent_messages" USING btree ("task_id","turn");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_messages_operation" ON "agent_messages" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "agent_tasks_context" ON "agent_tasks" USING btree ("owner_id","context_id");