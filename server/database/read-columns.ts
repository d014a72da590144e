import type { Database, Drizzle, TableColumn } from './types.ts'

/** A database that is asked which tables and columns it has now. */
type Asked = Pick<Database, 'drizzle' | 'execute' | 'schemaName'>

export async function sqliteColumns(
  { drizzle, execute }: Asked,
  inside: Drizzle = drizzle,
): Promise<readonly TableColumn[]> {
  const { rows } = await execute({
    drizzle: inside,
    raw: `SELECT m.name AS "table", c.name AS "column"
          FROM sqlite_master m JOIN pragma_table_info(m.name) c
          WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
  })
  return rows as TableColumn[]
}

/** Without the tables of extensions. */
export async function postgresColumns(
  { drizzle, execute, schemaName }: Asked,
  inside: Drizzle = drizzle,
): Promise<readonly TableColumn[]> {
  const schema = schemaName ? `'${schemaName}'` : 'current_schema()::text'
  const { rows } = await execute({
    drizzle: inside,
    raw: `SELECT table_name AS "table", column_name AS "column"
          FROM information_schema.columns WHERE table_schema = ${schema} AND table_name NOT IN (
            SELECT relname FROM pg_class JOIN pg_depend ON pg_class.oid = objid
            WHERE classid = 'pg_class'::regclass AND deptype = 'e' AND relnamespace = to_regnamespace(${schema})
          )`,
  })
  return rows as TableColumn[]
}
