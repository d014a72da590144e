export { cs as payload } from '@payloadcms/translations/languages/cs'
