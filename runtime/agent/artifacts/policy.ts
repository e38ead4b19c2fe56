/**
 * What an artifact may do in a browser. It is a program that a model wrote, perhaps after reading what strangers wrote, so:
 *
 * - `sandbox` without `allow-same-origin`: it has an origin of its own that nothing else shares. To this server it is a
 *   stranger like any web page: it says `Origin: null`, and the guard refuses it everywhere.
 * - Its parts come from its project's folder alone (`parts` is that folder's address), or from within itself. It connects to
 *   nothing, sends no form anywhere and stands in no frame but our own. What it knows could only leave by the page's going
 *   elsewhere, by a link or by itself, which no policy forbids and the person sees; it knows what is in its folder.
 *
 * Because nothing is shared, all that a browser fetches with CORS is refused, too: modules in files of their own, fonts in
 * files, `fetch` of a data file. Classic scripts, style sheets, images, sound and film are not; modules can stand in the
 * page, fonts and data in a style sheet or script.
 */
export function artifactPolicy(parts: string): string {
  return [
    'sandbox allow-scripts allow-forms allow-popups allow-modals allow-downloads',
    "default-src 'none'",
    `script-src ${parts} 'unsafe-inline' 'unsafe-eval' blob: data:`,
    `style-src ${parts} 'unsafe-inline'`,
    `img-src ${parts} data: blob:`,
    `media-src ${parts} data: blob:`,
    'font-src data:',
    'connect-src data: blob:',
    'worker-src blob: data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * A browser's own viewer does not open a PDF in a sandbox, and lets nothing in it reach its address.
 */
export const viewerPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/**
 * Beside the policy. The parts of a page with an origin of its own are another origin's to the browser, so
 * `cross-origin-resource-policy` has to let others embed them: whoever knows the project's id, which is random and told to
 * nobody, might show a picture of it; to read it takes leave that is never given.
 */
export const artifactHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), midi=(), payment=(), display-capture=()',
  'x-dns-prefetch-control': 'off',
  'cache-control': 'no-cache',
};
