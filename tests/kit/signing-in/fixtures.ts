import { inProject } from '../../../scripts/kit/root.ts'
import type { TestIdentityProvider } from '../../examples/kit/identity-provider.ts'
import { openIdentityProvider } from '../../examples/kit/identity-provider.ts'
import { test as base } from '../fixtures.ts'
import { startSite } from '../sites/hosts.ts'

/** The panel over a site with a second step, and an identity provider on this machine. */
export const test = base.extend<object, { provider: TestIdentityProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
    async ({}, use) => {
      const provider = await openIdentityProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider, sites }, use) => {
      const folder = 'tests/kit/signing-in'
      const start = () =>
        startSite({
          config: inProject(`${folder}/stateroom.config.ts`),
          seed: inProject(`${folder}/seed.ts`),
          env: { OIDC_ISSUER: provider.issuer },
        })
      await use(await sites.get(folder, start))
    },
    { scope: 'test', timeout: 120_000 },
  ],
})
