import { buildWhatIsStale } from './kit/build-parts.ts'

/** Makes the parts of `dist` that are missing or older than their sources. */
export async function main(): Promise<number> {
  await buildWhatIsStale()
  return 0
}
