/**
 * Two reasons to remake a table make Drizzle write the same statements twice, and it drops
 * constraints that have gone with the table they pointed at. To change a column's type it would
 * empty the table; values are converted instead, or the change is refused.
 */
export const runnable = (statements: readonly string[]): string[] => [
  ...new Set(
    statements
      .filter((raw) => !/^truncate table /i.test(raw))
      .map((raw) => raw.replace(/DROP CONSTRAINT (?!IF)/g, 'DROP CONSTRAINT IF EXISTS '))
      .map((raw) => raw.replace(newType, '$1 USING $2::text::$3')),
  ),
]

/** PostgreSQL converts only what it has been told how to. */
const newType = /^(ALTER TABLE .* ALTER COLUMN ("[^"]+") SET DATA TYPE ((?:(?! USING ).)+?))(?=;?$)/
