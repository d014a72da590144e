import { useLivePreview } from '@payloadcms/live-preview-react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { clickToEdit } from 'stateroom-admin/preview'
import type { Shown } from './page.ts'
import { facts } from './page.ts'

const { initialData, serverURL } = facts()

/** A page as sites have it, with the client that npm has today. */
function Page() {
  const { data } = useLivePreview<Shown>({ initialData, serverURL, depth: 1 })
  useEffect(() => clickToEdit({ serverURL }), [])
  return (
    <>
      <h1 data-stateroom-path="title">{data.title}</h1>
      <p id="friend">{typeof data.friend === 'object' ? data.friend?.title : null}</p>
      {data.sections?.map(({ id, heading }, index) => (
        <h2 key={id} data-stateroom-path={`sections.${index}.heading`}>
          {heading}
        </h2>
      ))}
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />)
