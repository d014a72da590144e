export { lt as payload } from '@payloadcms/translations/languages/lt'
