/** Drizzle shows its progress on the terminal and has no switch for it. */
export async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { write } = process.stdout
  process.stdout.write = () => true
  try {
    return await work()
  } finally {
    process.stdout.write = write
  }
}
