import type { Config } from 'payload'
import type { Feature } from '../../kit/feature.ts'

/**
 * Payload lets everybody who is signed in run what is due, as its schedule does by itself. Over the
 * network nobody does, unless the config says who.
 */
export const jobs: Feature = {
  config: (config): Config => ({
    ...config,
    jobs: { ...config.jobs, access: { run: () => false, ...config.jobs?.access } } as NonNullable<
      Config['jobs']
    >,
  }),
}
