import type { Config } from 'payload'
import type { Feature } from '../../kit/feature.ts'
import { partsOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { functionsIn } from './functions-in.ts'
import { generateEndpoints } from './generate-endpoints.ts'

/** What `seo()` in a config needs of the server: the endpoints of Payload's plugin (SEO-3). */
export const seo: Feature = {
  config: (config) =>
    entitiesOf(config).some(({ fields }) => functionsIn(partsOf(fields as PayloadField[])))
      ? { ...config, endpoints: generateEndpoints(config.endpoints || []) }
      : config,
}

const entitiesOf = ({ collections = [], globals = [] }: Config) => [...collections, ...globals]
