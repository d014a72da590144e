import type { Config } from 'payload'
import { Problem } from '#problems'

type OnInit = NonNullable<Config['onInit']>

/** The site's own code at the start: where it fails, that is what is said. */
export const toldOnInit =
  (onInit: OnInit): OnInit =>
  async (payload) => {
    try {
      await onInit(payload)
    } catch (cause) {
      const [reason = ''] = String(cause).split('\n')
      throw new Problem('config.onInit', { details: { reason }, cause })
    }
  }
