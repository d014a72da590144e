/** What a component stands for, and where the config names it. */
export interface ComponentKind {
  /** What it belongs to: a part of the content, or the whole panel. */
  of: 'field' | 'block' | 'entity' | 'site'
  /** From what it belongs to; the name of a view is added. */
  place: readonly string[]
  /** The place has a list of them. */
  isListed?: true
  /** It's a screen, with an address. */
  isView?: true
  /** The component's file, of its name. */
  code: (name: string) => string
}

const components = ['admin', 'components']

const around = (name: string) => `import { Default } from 'stateroom-admin/ui'

export function ${name}() {
  return <Default />
}
`

const beside = (name: string) => `import { useConfig } from 'stateroom-admin/ui'

export function ${name}() {
  const { siteName } = useConfig()
  return <p>{siteName}</p>
}
`

const atSignIn = (name: string) => `import type { LoginProps } from 'stateroom-admin/ui'

export function ${name}({ newTab }: LoginProps) {
  return (
    <a href="/" {...(newTab && { target: '_blank' })}>
      ${name}
    </a>
  )
}
`

const screen = (name: string) => `import { usePageTitle } from 'stateroom-admin/ui'

export function ${name}() {
  usePageTitle('${name}')
  return <h1>${name}</h1>
}
`

const field = (name: string) => `import type { FieldProps } from 'stateroom-admin/ui'
import { Default, useField } from 'stateroom-admin/ui'

export function ${name}({ readOnly }: FieldProps) {
  const { value, setValue } = useField()
  return (
    <div>
      <Default />
      {!readOnly && value !== undefined && value !== null && (
        <button type="button" onClick={() => setValue(null)}>
          Clear
        </button>
      )}
    </div>
  )
}
`

const cell = (name: string) => `import type { CellProps } from 'stateroom-admin/ui'

export function ${name}({ cellData }: CellProps) {
  return <>{String(cellData ?? '–')}</>
}
`

const rowLabel = (name: string) => `import { useRowLabel } from 'stateroom-admin/ui'

export function ${name}() {
  const { data, rowNumber } = useRowLabel()
  return <>{String(data.title ?? rowNumber)}</>
}
`

const block = (name: string) => `import { BlockFields, BlockHeader } from 'stateroom-admin/ui'

export function ${name}() {
  return (
    <section>
      <BlockHeader />
      <BlockFields />
    </section>
  )
}
`

const providers = (name: string) => `import type { ReactNode } from 'react'

export function ${name}({ children }: { children: ReactNode }) {
  return <>{children}</>
}
`

const inSite = (place: string, code: ComponentKind['code']): ComponentKind => ({
  of: 'site',
  place: [...components, place],
  isListed: true,
  code,
})

/** By what they are called in the command; `docs/developer/custom-components.md` describes each. */
export const componentKinds: Readonly<Record<string, ComponentKind>> = {
  field: { of: 'field', place: [...components, 'Field'], code: field },
  cell: { of: 'field', place: [...components, 'Cell'], code: cell },
  label: { of: 'field', place: [...components, 'Label'], code: around },
  'row-label': { of: 'field', place: [...components, 'RowLabel'], code: rowLabel },
  block: { of: 'block', place: [...components, 'Block'], code: block },
  'block-label': { of: 'block', place: [...components, 'Label'], code: rowLabel },
  view: { of: 'site', place: [...components, 'views'], isView: true, code: screen },
  'document-view': {
    of: 'entity',
    place: [...components, 'views', 'edit'],
    isView: true,
    code: screen,
  },
  action: inSite('actions', beside),
  header: inSite('header', beside),
  'before-login': inSite('beforeLogin', atSignIn),
  'after-login': inSite('afterLogin', atSignIn),
  'before-nav-links': inSite('beforeNavLinks', beside),
  'after-nav-links': inSite('afterNavLinks', beside),
  'before-dashboard': inSite('beforeDashboard', beside),
  'after-dashboard': inSite('afterDashboard', beside),
  provider: inSite('providers', providers),
  logo: { of: 'site', place: [...components, 'graphics', 'Logo'], code: beside },
  icon: { of: 'site', place: [...components, 'graphics', 'Icon'], code: beside },
}
