export { pt as payload } from '@payloadcms/translations/languages/pt'
