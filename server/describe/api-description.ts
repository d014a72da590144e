import type { OpenApi } from '../endpoints/openapi/openapi.ts'
import { openApiOf } from '../endpoints/openapi/openapi.ts'
import { offlineConfig } from '../site/offline-config.ts'
import type { ServerOptions } from '../site/options.ts'

/** The whole REST API of a site in OpenAPI's words. Neither the database nor the data folder is opened. */
export async function apiDescription(
  options: Omit<ServerOptions, 'port' | 'adminDir'>,
): Promise<OpenApi> {
  const config = await offlineConfig(options)
  return openApiOf(config, options.config.siteName ?? 'Stateroom')
}
