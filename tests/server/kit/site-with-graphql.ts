import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../../scripts/kit/root.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A site's folder with a stand-in for Payload's package, which makes a small schema of these fields. */
export function siteWithGraphQL(fields: string): string {
  const dir = temporaryFolder('graphql-site')
  const folder = join(dir, 'node_modules/@payloadcms/graphql')
  mkdirSync(join(folder, 'dist'), { recursive: true })
  symlinkSync(inProject('node_modules/graphql'), join(dir, 'node_modules/graphql'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'dist/index.js'),
    `import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'

     const query = new GraphQLObjectType({ name: 'Query', fields: { ${fields} } })
     export const configToSchema = () => ({
       schema: new GraphQLSchema({ query }),
       validationRules: () => [],
     })`,
  )
  return dir
}
