import type { SignedIn } from '../sign-in.ts'
import { isStillSignedIn, signIn } from '../sign-in.ts'
import type { Site } from './site.ts'

/** The sites that a worker serves: each is started by the first test that wants it, and stays. */
export class Sites {
  private readonly started = new Map<string, Promise<Site>>()
  private readonly cookies = new WeakMap<Site, SignedIn>()

  get(name: string, start: () => Promise<Site>): Promise<Site> {
    const known = this.started.get(name)
    if (known) return known
    const starting = start()
    this.started.set(name, starting)
    return starting
  }

  /** The admin's cookies; signed in anew only when a test has ended the session. */
  async admin(site: Site): Promise<SignedIn> {
    const known = this.cookies.get(site)
    if (known && (await isStillSignedIn(site, known))) return known
    const cookies = await signIn(site)
    this.cookies.set(site, cookies)
    return cookies
  }

  async discard(): Promise<void> {
    for (const site of this.started.values()) await (await site).discard()
  }
}
