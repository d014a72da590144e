import type { FieldAccess, PayloadRequest, SanitizedConfig } from 'payload'
import { childrenOf, partsOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { verdictOf } from '../form-state/looks-at-document.ts'

/** What the rules about fields in rich texts say of this user, without a document. */
export async function rulesInNodes(
  req: PayloadRequest,
): Promise<ReadonlyMap<FieldAccess, boolean>> {
  const said = rulesOf(req.payload.config).map(
    async (rule) => [rule, await verdictOf(rule, req).says] as const,
  )
  return new Map(await Promise.all(said))
}

const known = new WeakMap<SanitizedConfig, readonly FieldAccess[]>()

function rulesOf(config: SanitizedConfig): readonly FieldAccess[] {
  const { blocks = [], collections, globals } = config
  const found = () =>
    [...collections, ...globals, ...blocks].flatMap(({ fields }) =>
      [...partsOf(fields)].flatMap(({ part }) => rulesInside(part)),
    )
  const rules = known.get(config) ?? [...new Set(found())]
  known.set(config, rules)
  return rules
}

/** None of what is no rich text. */
const rulesInside = (part: PayloadField): readonly FieldAccess[] =>
  childrenOf(part)
    .filter((list) => list.in === 'nodes')
    .flatMap(({ fields }) => [...partsOf(fields)])
    .flatMap(({ part }) => {
      const { access = {} }: PayloadField = part
      return [access.create, access.read, access.update].filter((rule) => rule !== undefined)
    })
