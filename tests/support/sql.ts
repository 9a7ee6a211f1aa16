import {init, validate, type DialectName} from '@guanmingchiu/sqlparser-ts';

/** Statements of administrators. The parser knows some of them in some dialects, and no dialect whole. */
const ADMINISTRATION =
  /^(?:ALTER|BEGIN|CALL|COMMENT|CREATE|DENY|DESC|DESCRIBE|DROP|EXEC|EXECUTE|GO|GRANT|REVERT|REVOKE|SET|SHOW|USE)\b/i;

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\$\$[\s\S]*?\$\$|[();]|\bGO\b(?=\s*\n|\s*$)|[^'"`();\s]+|\s+|./g;

/** Clauses that a database has and the parser does not. They are taken out before it reads. */
const GAPS: Partial<Record<DialectName, RegExp>> = {
  // https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/TO_NUMBER.html
  oracle: / DEFAULT (?:NULL|\S+) ON CONVERSION ERROR/gi,
  // https://learn.microsoft.com/en-us/sql/relational-databases/tables/temporal-tables
  mssql: / FOR SYSTEM_TIME ALL/gi,
};

interface Statement {
  readonly text: string;
  readonly mistakes: readonly string[];
}

/** Statements of a script, without comments, with what is open at their end. */
function statementsOf(code: string): readonly Statement[] {
  const statements: Statement[] = [];
  let text = '';
  let depth = 0;
  let mistakes: string[] = [];
  const end = () => {
    if (depth !== 0)
      mistakes.push(`${Math.abs(depth)} bracket(s) without a partner in: ${text.trim().slice(0, 60)}`);
    if (text.trim()) statements.push({text: text.trim(), mistakes});
    text = '';
    depth = 0;
    mistakes = [];
  };
  for (const [token] of code.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue;
    if (token === ';' || token === 'GO') {
      end();
      continue;
    }
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (/^['"`]$/.test(token)) mistakes.push(`a quotation mark ${token} is never closed`);
    text += token;
  }
  end();
  return statements;
}

/**
 * Mistakes in SQL. What reads and writes data is parsed; for administrators' statements that the parser
 * does not know, brackets and quotation marks must be whole.
 *
 * @see https://github.com/apache/datafusion-sqlparser-rs
 */
export async function sqlMistakes(code: string, dialect: DialectName): Promise<readonly string[]> {
  await init();
  return statementsOf(code).flatMap(({text, mistakes}) => {
    if (mistakes.length > 0) return mistakes;
    try {
      validate(text.replace(GAPS[dialect] ?? /$^/, ''), dialect);
      return [];
    } catch (error) {
      return ADMINISTRATION.test(text) ? [] : [`${String(error)} in: ${text.slice(0, 80)}`];
    }
  });
}
