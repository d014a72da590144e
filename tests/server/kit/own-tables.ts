/**
 * Starts a Payload whose database has no tables yet. In development Payload makes those of one config
 * once in a process, and here each project has a database of its own.
 */
export async function withOwnTables<Started>(start: () => Promise<Started>): Promise<Started> {
  // It knows the packages that tests have beside it.
  process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'
  process.env.PAYLOAD_FORCE_DRIZZLE_PUSH = 'true'
  try {
    return await start()
  } finally {
    delete process.env.PAYLOAD_FORCE_DRIZZLE_PUSH
  }
}
