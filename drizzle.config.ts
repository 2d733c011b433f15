import { defineConfig } from 'drizzle-kit'

// `npx drizzle-kit generate --name what_changed` writes the next file of migrations/ after a change of the schema.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema.ts',
  out: './migrations',
})
