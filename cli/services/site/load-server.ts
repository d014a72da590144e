/**
 * The server, and what opens its database. Before the config: what is imported after it passes through the
 * loader of its TypeScript, which takes another half of the time.
 */
export async function loadServer(databaseUrl: string | null): Promise<typeof import('#server')> {
  const server = await import('#server')
  // Where its package is missing, whoever opens the database is told.
  await server.loadDriver(databaseUrl).catch(() => {})
  return server
}
