import { useEffect } from 'react'
import { TroubleBoundary } from '../../../parts/TroubleBoundary.tsx'
import type { SiteFeatures } from '../features/site-features.ts'
import type { Troubles } from '../features/troubles.ts'
import { changeEmbed, removeEmbed } from './embed-acts.ts'
import type { EmbedProps } from './embed-props.ts'
import { UnknownEmbed } from './UnknownEmbed.tsx'

interface SiteEmbedProps extends EmbedProps {
  node: SiteFeatures['embedded'][number]
}

/** A node of the site's, drawn by its component; one that throws stays as it is stored. */
export function SiteEmbed({ node, ...props }: SiteEmbedProps) {
  const { editor, isEditable, nodeKey, raw, site } = props
  const { Component, feature } = node
  return (
    <TroubleBoundary
      fallback={(thrown) => (
        <>
          <Reported name={feature} thrown={thrown} troubles={site.troubles} />
          <UnknownEmbed {...props} />
        </>
      )}
    >
      <span contentEditable={false}>
        <Component
          node={raw}
          readOnly={!isEditable}
          setNode={(change) => changeEmbed(editor, nodeKey, change)}
          remove={() => removeEmbed(editor, nodeKey)}
        />
      </span>
    </TroubleBoundary>
  )
}

interface ReportedProps {
  name: string
  thrown: unknown
  troubles: Troubles
}

function Reported({ name, thrown, troubles }: ReportedProps) {
  useEffect(() => troubles.report(name, thrown), [name, thrown, troubles])
  return null
}
