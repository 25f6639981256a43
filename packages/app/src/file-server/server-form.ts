/** Form values for the connection to a file server. */
export interface ServerForm {
  endpoint: string;
  region: string;
  bucket: string;
  access_key: string;
  secret_key: string;
  path_style: boolean;
}

export const emptyServer: ServerForm = {
  endpoint: '',
  region: '',
  bucket: '',
  access_key: '',
  secret_key: '',
  path_style: false,
};
