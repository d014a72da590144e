/** A key that only the config of Payload 2 has; null: there is none. */
export function payload2KeyIn(config: unknown): string | null {
  const root = valuesOf(config)
  const admin = valuesOf(root.admin)
  return (
    ['rateLimit', 'express'].find((key) => key in root) ??
    ['bundler', 'webpack', 'vite'].filter((key) => key in admin).map((key) => `admin.${key}`)[0] ??
    null
  )
}

const valuesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
