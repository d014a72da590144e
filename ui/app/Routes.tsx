import { Suspense } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { decoded } from '#contracts/decoded'
import type { ClientView } from '#contracts/site-components'
import { useCollection, useConfig, useGlobal } from '../kit/config.ts'
import { usePanel } from '../kit/panel.ts'
import { routerPath, useGo, usePath, useSearch } from '../kit/place.ts'
import { viewAt } from '../kit/site-views.ts'
import { LogoutRoute } from '../views/logout/LogoutRoute.tsx'
import { NoAccessView } from '../views/message/NoAccessView.tsx'
import { NotFoundView } from '../views/message/NotFoundView.tsx'
import { Show } from './part.tsx'
import {
  BulkUpload,
  besideForm,
  goneEntity,
  screens,
  siteView,
  trashed,
  UnsavedOverList,
} from './screens.ts'
import { Waiting } from './Waiting.tsx'

/** Which screen an address means (NAV-2). */
export function Routes() {
  const { boot } = usePanel()
  const base = boot.admin === '/' ? '' : boot.admin
  const views = (useConfig().views ?? []).filter(hasPath)
  const depth = usePath().split('/').length
  return (
    <Router base={base} hook={useAllowedPath} searchHook={useSearch}>
      {/* One for each depth: where the next screen is not here yet, the last one does not stand for it. */}
      <Suspense key={depth} fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Show part={screens.dashboard} with={{}} />
          </Route>
          <Route path="/account">
            <Show part={screens.account} with={{}} />
          </Route>
          <Route path="/collections/:slug">{({ slug }) => <CollectionList slug={slug} />}</Route>
          <Route path="/collections/:slug/trash">{({ slug }) => <Trash slug={slug} />}</Route>
          <Route path="/collections/:slug/trash/:id">
            {({ slug, id }) => <TrashedDocument slug={slug} id={decoded(id)} />}
          </Route>
          <Route path="/collections/:slug/:id">
            {({ slug, id }) => <CollectionDocument slug={slug} id={decoded(id)} />}
          </Route>
          <Route path="/collections/:slug/:id/*">
            {({ slug, id, '*': rest }) => (
              <CollectionDocument slug={slug} id={decoded(id)} rest={rest} />
            )}
          </Route>
          <Route path="/globals/:slug">{({ slug }) => <GlobalDocument slug={slug} />}</Route>
          <Route path="/globals/:slug/*">
            {({ slug, '*': rest }) => <GlobalDocument slug={slug} rest={rest} />}
          </Route>
          <Route path="/logout">
            <LogoutRoute />
          </Route>
          <Route path="/unauthorized">
            <NoAccessView />
          </Route>
          {['/login', '/create-first-user', '/logout-inactivity'].map((path) => (
            <Route key={path} path={path}>
              <Redirect to="/" replace />
            </Route>
          ))}
          {views.map((view) => (
            <Route key={view.name} path={view.path}>
              <Show part={siteView} with={{ view }} />
            </Route>
          ))}
          <Route>
            <NotFoundView />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  )
}

/** wouter reads the place that navigation allowed, never the browser's address. */
function useAllowedPath(): [string, ReturnType<typeof useGo>] {
  const path = usePath()
  const go = useGo()
  return [routerPath(path), go]
}

const around = { BulkUpload, UnsavedOverList }

function CollectionList({ slug }: { slug: string }) {
  return useCollection(slug)?.access.read ? (
    <Show key={slug} part={screens.list} with={{ slug, ...around }} />
  ) : (
    <NotFoundView />
  )
}

/** Where there is no trash, a document may be called so. */
function Trash({ slug }: { slug: string }) {
  const collection = useCollection(slug)
  if (!collection?.trash) return <CollectionDocument slug={slug} id="trash" />
  return collection.access.read ? (
    <Show key={`${slug}/trash`} part={screens.list} with={{ slug, isTrash: true, ...around }} />
  ) : (
    <NotFoundView />
  )
}

function TrashedDocument({ slug, id }: { slug: string; id: string }) {
  const collection = useCollection(slug)
  return collection?.trash ? (
    <Show key={`${slug}/${id}`} part={trashed} with={{ collection, id }} />
  ) : (
    <CollectionDocument slug={slug} id="trash" rest={id} />
  )
}

interface GlobalDocumentProps {
  slug: string
  /** Of the address, below the document. */
  rest?: string
}

function CollectionDocument({ slug, id, rest }: GlobalDocumentProps & { id: string }) {
  const collection = useCollection(slug)
  return <Document entity={collection} slug={slug} id={id === 'create' ? null : id} rest={rest} />
}

function GlobalDocument({ slug, rest }: GlobalDocumentProps) {
  return <Document entity={useGlobal(slug)} slug={slug} id={undefined} rest={rest} />
}

interface DocumentProps {
  entity: ClientCollection | ClientGlobal | undefined
  slug: string
  /** null: one that does not exist yet; undefined: a global. */
  id: string | null | undefined
  rest: string | undefined
}

function Document({ entity, slug, id: asked, rest }: DocumentProps) {
  const view = entity && rest !== undefined ? viewAt(entity, rest) : undefined
  const id = asked ?? null
  if (!entity) return <Show key={`${slug}/${id}`} part={goneEntity} with={{ slug, id: asked }} />
  if (rest !== undefined && !view) return <Show part={besideForm} with={{ entity, id, rest }} />
  return <Show part={screens.document} with={{ entity, id, ...(view && { view }) }} />
}

const hasPath = (view: ClientView): view is ClientView & { path: string } => view.path !== null
