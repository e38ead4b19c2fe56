import { failing, type Report } from './result.ts';

const perLetter = 6.6;
const margin = 10;

/** A badge that says how many cases passed, as SVG. */
export function badge({ counts }: Pick<Report, 'counts'>): string {
  const failed = failing.reduce((sum, status) => sum + counts[status], 0);
  const said = failed > 0 ? `${failed} of ${failed + counts.pass} failed` : `${counts.pass} passed`;
  const label = 'conformance';
  const [left, right] = [label, said].map((text) => Math.round(text.length * perLetter + margin));
  const width = (left ?? 0) + (right ?? 0);
  const middle = (left ?? 0) + (right ?? 0) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${said}">
  <title>${label}: ${said}</title>
  <clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#r)">
    <rect width="${left}" height="20" fill="#444"/>
    <rect x="${left}" width="${right}" height="20" fill="${failed > 0 ? '#b42318' : '#1a7f37'}"/>
  </g>
  <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
    <text x="${(left ?? 0) / 2}" y="14">${label}</text>
    <text x="${middle}" y="14">${said}</text>
  </g>
</svg>
`;
}
