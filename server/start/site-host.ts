import type { ResolvedConfig } from '#config-schema/config'
import { Problem } from '#problems'
import type { ServerOptions } from '../site/options.ts'
import { isLocal, isShort } from './short-secret.ts'

/** What the config says of its host holds where nobody has said it for this start. */
export function withSiteHost(
  options: ServerOptions,
  { secret, serverURL }: Pick<ResolvedConfig, 'secret' | 'serverURL'>,
): ServerOptions {
  return {
    ...options,
    publicUrl: options.dev ? null : (options.publicUrl ?? publicAddress(serverURL)),
    ...ownSecret(options, secret),
  }
}

/** An address of this machine is where somebody works on the config; which port it has is not up to it. */
const publicAddress = (serverURL = ''): string | null =>
  URL.canParse(serverURL) && !isLocal(new URL(serverURL).hostname) ? serverURL : null

/** A secret that can be guessed is worse than one that nobody chose. */
function ownSecret({ secret, warn }: ServerOptions, written = ''): Pick<ServerOptions, 'secret'> {
  if (secret !== undefined || written === '') return {}
  if (!isShort(written)) return { secret: written }
  warn?.(new Problem('config.shortSecret'))
  return {}
}
