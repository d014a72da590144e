import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A user that an example brings along. */
export interface SignIn {
  email: string
  password: string
}

const fileName = 'example-sign-in.json'

/** Keeps what the seed says about signing in, for later starts; also that it says nothing. */
export async function keepSignIn(dataDir: string, seeded: unknown): Promise<void> {
  const { signIn = null } = (seeded ?? {}) as { signIn?: SignIn }
  await writeFile(join(dataDir, fileName), JSON.stringify(signIn), { mode: 0o600 })
}

/** null: there is no example, or it brings no user. */
export async function keptSignIn(dataDir: string): Promise<SignIn | null> {
  const kept = await readFile(join(dataDir, fileName), 'utf8').catch(() => 'null')
  return JSON.parse(kept)
}

/** Whether an earlier start has seeded, or found nothing to seed. */
export const isSeeded = (dataDir: string): boolean => existsSync(join(dataDir, fileName))
