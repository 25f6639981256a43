/** Why a file is rejected. */
export type SheetProblem =
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'cell-too-long'
  | 'empty'
  | 'old-excel'
  | 'password'
  | 'other-program'
  | 'changed'
  | 'unreadable';

export class SheetError extends Error {
  readonly problem: SheetProblem;
  /** The row or count of the problem. */
  readonly count: number;

  constructor(problem: SheetProblem, count = 0, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
    this.count = count;
  }
}
