import { findBrowser } from '../tests/kit/browser.ts'

/** Names the browser that the tests would use, or says why there is none. */
export async function main(): Promise<number> {
  try {
    const { source, executablePath } = await findBrowser()
    console.log(`${source}: ${executablePath}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
