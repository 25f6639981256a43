/** Rejects deeply nested JSON, which would overflow the stack of recursive code. */

/** Far beyond what the contract needs. */
const deepest = 64;

/** Scans the raw text, before it is parsed. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let place = 0; place < json.length; place++) {
    const character = json[place];
    if (isText) {
      if (character === '\\') place++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > deepest) return true;
  }
  return false;
}
