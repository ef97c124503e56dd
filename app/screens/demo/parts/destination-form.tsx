import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { madeBefore } from "#messages/demo";
import { sharedLabels } from "#messages/ui";
import type { useCheckedForm } from "~/browser/forms/use-checked-form";
import { Button } from "~/ui/actions/button";
import { TextLink } from "~/ui/actions/text-link";
import { CityField } from "~/ui/fields/city-field";
import { FormAlert } from "~/ui/fields/form-alert";
import { Screen } from "~/ui/layout/screen";

type DestinationFormProps = {
  /** The form's id, by which the button below the screen sends it. */
  name: string;
  texts: { title: string; lead: string; destination: string; destinationExample: string };
  submit: string;
  destination: string;
  destinationError: string | undefined;
  formProps: ReturnType<typeof useCheckedForm>["formProps"];
  alert: string | undefined;
  /** What was made before, by its title and its address. */
  made: { title: string; to: string } | null;
  /** How many days a way through a country would have; where none is planned there is none. */
  routeDays?: number;
  /** The questions that follow the destination. */
  children: ReactNode;
};

/** The screen with which both demos begin: where to, and what else they ask. */
export const DestinationForm = ({
  name,
  texts,
  submit,
  destination,
  destinationError,
  formProps,
  alert,
  made,
  routeDays,
  children,
}: DestinationFormProps) => (
  <Screen
    back={{ to: "/access", label: sharedLabels.back }}
    title={texts.title}
    lead={texts.lead}
    actions={
      <Button type="submit" form={name}>
        {submit}
      </Button>
    }
  >
    {made && (
      <TextLink to={made.to} className="inline-flex min-h-12 items-center justify-self-start">
        {madeBefore(made.title)}
      </TextLink>
    )}
    <Form id={name} method="post" className="grid gap-7" {...formProps}>
      <CityField
        label={texts.destination}
        name="destination"
        placeholder={texts.destinationExample}
        defaultValue={destination}
        required
        error={destinationError}
        {...(routeDays !== undefined && { route: { daysTotal: routeDays } })}
      />
      {children}
      <FormAlert>{alert}</FormAlert>
    </Form>
  </Screen>
);
