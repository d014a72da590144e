export { es as payload } from '@payloadcms/translations/languages/es'
