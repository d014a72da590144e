import { inProject } from '../../../scripts/kit/root.ts'
import { test as base } from '../fixtures.ts'
import type { Mailbox } from '../mailbox.ts'
import { openMailbox } from '../mailbox.ts'
import { startSite } from '../sites/hosts.ts'

/** The panel over a site that sends email to a mailbox on this machine. */
export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox, sites }, use) => {
      const folder = 'tests/kit/mailed'
      const start = () =>
        startSite({
          config: inProject(`${folder}/stateroom.config.ts`),
          seed: inProject(`${folder}/seed.ts`),
          env: { MAILBOX_PORT: String(mailbox.port) },
        })
      await use(await sites.get(folder, start))
    },
    { scope: 'test', timeout: 120_000 },
  ],
})
